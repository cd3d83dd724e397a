import type { TestCallName, TestFault } from '@moongate/contract/games.states'

/** What is to go wrong: at which supplier, in which of its calls (all that the fault is made for without one), how often. */
export type OrderedFault = {
  code: string
  fault: TestFault
  call?: TestCallName | undefined
  times: number
  delay_s: number
}

/** How the suppliers of a demo are told to misbehave. Answers whether they took it. */
export type FaultPort = {
  orderFault: (fault: OrderedFault) => Promise<boolean>
  clearFaults: () => Promise<boolean>
}
