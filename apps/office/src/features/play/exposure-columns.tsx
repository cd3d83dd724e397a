import { Money } from '@moongate/ui'
import type { RoundExposure } from '../../api/play.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Most } from '../../widgets/most.tsx'

/** What is open of a round or a match. */
export const buildExposureColumns = (): Column<RoundExposure>[] => [
  { key: 'game', head: t('games.one'), cell: (row) => <Two first={row.title} second={row.game_code} /> },
  {
    key: 'supplier',
    head: t('differences.supplier'),
    cell: (row) => <Two first={row.api_title} second={row.type_text} />,
  },
  { key: 'round', head: t('play.round'), cell: (row) => row.round ?? t('play.no_round') },
  { key: 'bets', head: t('play.open'), align: 'end', num: true, cell: (row) => formatCount(row.bets) },
  { key: 'members', head: t('play.members'), align: 'end', num: true, cell: (row) => formatCount(row.members) },
  { key: 'staked', head: t('play.staked'), align: 'end', num: true, cell: (row) => <Money value={row.bet_amount} /> },
  { key: 'most', head: t('play.most'), align: 'end', num: true, cell: (row) => <Most {...row} /> },
  { key: 'since', head: t('play.since'), num: true, cell: (row) => row.since ?? '–' },
]
