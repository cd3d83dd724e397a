/** What rounds brought beyond each unit that was staked. Figures of an experiment, not money: floats are right here. */
export type CardSimulation = { readonly rounds: number; readonly mean: number; readonly deviation: number }
