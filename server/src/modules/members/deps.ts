import type { Kernel } from '../../kernel/index.ts'

export type MembersDeps = Pick<Kernel, 'db' | 'clock' | 'rng' | 'ids' | 'config'>

/** What the modules above tell this one; the composition root plugs it in. */
export type MembersPorts = {
  /** Turnover still to be bet before a free withdrawal, minor units: `ml_money` on the wire. */
  turnover_left: (member_id: number) => Promise<bigint>
}
