/**
 * While one batch waits for the disk or for us, the other is worked on. Members with an odd number share no account with the others,
 * neither their own nor a house account (those are dealt by `member_id % 64`), so the lanes never wait for each other.
 */
export const LANES = 2

/** A lane of each kind of member (decisions/0415, 0430); those of one member keep their order. */
export const createLanes = <L>(createLane: () => L): ((member_id: number) => L) => {
  const lanes = Array.from({ length: LANES }, createLane)
  return (member_id) => lanes[member_id % LANES] as L
}
