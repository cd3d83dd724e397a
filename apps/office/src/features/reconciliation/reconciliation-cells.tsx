import { Money } from '@moongate/ui'
import type { DayRow, Item } from '../../api/reconciliation.ts'
import { t, translateName } from '../../text.ts'
import { StateChip } from '../../widgets/state-chip.tsx'

/** What a day was compared with, in words. */
export const describeSource = ({ kind, code }: DayRow['source']): string =>
  t(`reconciliation.sources.${kind}`, { code: code.toUpperCase() })
export const describeKind = (kind: Item['kind']): string => t(`reconciliation.kinds.${kind}`)
export const describeItemState = (state: string): string => translateName('reconciliation.states', state)

export const ItemState = ({ state }: Pick<Item, 'state'>) => (
  <StateChip state={state === 'open' ? 'unclaimed' : state} text={describeItemState(state)} />
)

/** A sum in what it is in: the site's currency, or USDT. */
export const Sum = ({ value, asset, sign = false }: { value: string; asset: string; sign?: boolean }) =>
  asset === 'USDT' ? <span>{`${value} USDT`}</span> : <Money value={value} sign={sign} />
