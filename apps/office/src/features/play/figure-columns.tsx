import { Money } from '@moongate/ui'
import type { GamePlay } from '../../api/play.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { formatReturn } from '../../widgets/returns.ts'
import { StateChip } from '../../widgets/state-chip.tsx'

type Hint = NonNullable<GamePlay['hint']>
const TONES: Readonly<Record<Hint, string>> = { few: 'expired', within: 'good', above: 'silent', below: 'poor' }

const formatMeasured = ({ measured }: Pick<GamePlay, 'measured'>): string => (measured === null ? '–' : `${measured}%`)

const describeOrigin = ({ api_title, type_text, game_code }: GamePlay) => `${api_title} · ${type_text} · ${game_code}`

/** What was played of a game, what came back, and whether chance explains the difference to what is published. */
export const buildFigureColumns = (): Column<GamePlay>[] => [
  {
    key: 'game',
    head: t('games.one'),
    second: t('differences.supplier'),
    cut: true,
    width: '60%',
    cell: (row) => <Two first={row.title} second={describeOrigin(row)} />,
  },
  { key: 'bets', head: t('play.bets'), align: 'end', num: true, cell: (row) => formatCount(row.bets) },
  { key: 'staked', head: t('play.staked'), align: 'end', num: true, cell: (row) => <Money value={row.bet_amount} /> },
  { key: 'paid', head: t('play.paid'), align: 'end', num: true, cell: (row) => <Money value={row.payout} /> },
  { key: 'ggr', head: t('play.ggr'), align: 'end', num: true, cell: (row) => <Money value={row.ggr} /> },
  {
    key: 'measured',
    head: t('play.measured'),
    second: t('games.return'),
    align: 'end',
    num: true,
    cell: (row) => <Two first={formatMeasured(row)} second={row.published ? formatReturn(row.published) : '–'} />,
  },
  {
    key: 'hint',
    head: t('play.hint'),
    cell: ({ hint }) => (hint === null ? '–' : <StateChip state={TONES[hint]} text={t(`play.hints.${hint}`)} />),
  },
]

/** Heads of a file of figures. */
export const listFigureHeads = (): string[] => [
  t('differences.supplier'),
  t('games.one'),
  t('games.type'),
  t('play.bets'),
  t('play.rounds'),
  t('play.staked'),
  t('play.paid'),
  t('play.ggr'),
  `${t('play.measured')} %`,
  `${t('games.return')} %`,
  t('play.hint'),
]
/** A game as a row of it. */
export const listFigureCells = (row: GamePlay): string[] => [
  row.api_code,
  row.title,
  row.type_text,
  String(row.bets),
  String(row.rounds),
  row.bet_amount,
  row.payout,
  row.ggr,
  row.measured ?? '',
  row.published ? formatReturn(row.published).replaceAll('%', '') : '',
  row.hint === null ? '' : t(`play.hints.${row.hint}`),
]
