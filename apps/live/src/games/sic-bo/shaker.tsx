import { DEALING_MS } from '@moongate/tables'
import { useElapsed } from '../../play/use-dealt.ts'
import { Dealer } from '../../table/dealer.tsx'
import type { SceneProps } from '../game.ts'
import { Die } from './die.tsx'
import css from './sic-bo.module.css'

/** Before the round is over the dome is lifted, so that all see the dice a while. */
const LIFTED_MS = DEALING_MS.sic_bo - 1_800
const NOTHING = [2, 5, 3] as const

/** Three dice under a dome: they are shaken while the round is decided, and then lie open. */
export const Shaker = ({ table }: SceneProps) => {
  const { outcome, phase } = table
  const since = useElapsed(table, [LIFTED_MS])
  const open = outcome?.game === 'sic_bo' && since >= LIFTED_MS
  const dice = open ? outcome.dice : NOTHING
  return (
    <div className={css.scene}>
      <Dealer phase={phase} />
      <div className={css.shaker} data-shakes={phase === 'dealing' && !open} data-open={open}>
        <div className={css.thrown}>
          {dice.map((eyes, at) => (
            <Die key={at} eyes={eyes} />
          ))}
        </div>
        <span className={css.dome} />
      </div>
      <output className={css.sum}>{open ? dice.reduce((sum, eyes) => sum + eyes, 0) : '–'}</output>
    </div>
  )
}
