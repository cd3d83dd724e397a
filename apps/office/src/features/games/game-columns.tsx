import type { Game } from '../../api/games.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { formatReturn } from '../../widgets/returns.ts'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askGame } from './game-form.tsx'
import css from './games.module.css'
import { Limits } from './limits.tsx'

const describeTags = ({ tags }: Pick<Game, 'tags'>): string => tags.map((tag) => t(`games.tag.${tag}`)).join(' · ')

const change: Column<Game> = {
  key: 'change',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <RowButton
      label={t('suppliers.change')}
      about={t('games.title', { name: row.title })}
      onClick={() => askGame(row)}
    />
  ),
}

const readState = ({ enabled, gone }: Game): 'open' | 'off' | 'gone' => (gone ? 'gone' : enabled ? 'open' : 'off')

/** Which game it is, whose, how it is offered and marked. */
export const buildGameColumns = (may_set: boolean): Column<Game>[] => [
  {
    key: 'game',
    head: t('games.one'),
    cut: true,
    width: '35%',
    cell: (row) => (
      <span className={css.game}>
        <img className={css.thumb} src={row.picture} alt="" width={32} height={32} loading="lazy" />
        <Two first={row.title} second={row.game_code} />
      </span>
    ),
  },
  {
    key: 'supplier',
    head: t('differences.supplier'),
    cut: true,
    width: '20%',
    cell: (row) => <Two first={row.api_title} second={row.type_text} />,
  },
  {
    key: 'state',
    head: t('order.state'),
    second: t('games.tags'),
    cell: (row) => {
      const state = readState(row)
      const chip = <StateChip state={state === 'open' ? 'open' : 'off'} text={t(`games.states.${state}`)} />
      return <Two first={chip} second={describeTags(row)} />
    },
  },
  {
    key: 'limits',
    head: t('games.limits'),
    width: '35%',
    wraps: true,
    cell: ({ terms }) => (terms ? <Limits terms={terms} /> : '–'),
  },
  {
    key: 'return',
    head: t('games.return'),
    second: t('games.weight'),
    align: 'end',
    num: true,
    cell: ({ terms, weight }) => <Two first={terms ? formatReturn(terms) : '–'} second={formatCount(weight)} />,
  },
  ...(may_set ? [change] : []),
]
