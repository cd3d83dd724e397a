/** Whether a day's loss is such that a time-out is offered; a threshold of 0 offers none. */
export const isOffered = (loss: bigint, from: bigint): boolean => from > 0n && loss >= from
