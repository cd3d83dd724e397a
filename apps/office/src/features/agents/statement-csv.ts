import type { Statement, StatementDetail } from '../../api/agents.ts'
import { t } from '../../text.ts'

/** Heads of a file of statements. */
export const listStatementHeads = (): string[] => [
  t('sheet.bill'),
  t('agents.agent'),
  t('agents.model'),
  t('agents.period'),
  t('agents.earned'),
  t('agents.carried_in'),
  t('agents.carried_out'),
  t('sheet.money'),
  t('order.state'),
]
/** A statement as a row of it. */
export const listStatementCells = (row: Statement): string[] => [
  row.bill_no,
  row.member_name,
  t(`agents.models.${row.model}`),
  `${row.from} – ${row.to}`,
  row.earned,
  row.carried_in,
  row.carried_out,
  row.money,
  t(`sheet.states.${row.state}`),
]

/** Heads of a file of a statement's lines. */
export const listLineHeads = (): string[] => [
  t('sheet.type'),
  t('sheet.valid'),
  t('sheet.late'),
  `${t('sheet.rate')} ‰`,
  t('agents.earned'),
]
/** A line as a row of it. */
export const listLineCells = (line: StatementDetail['lines'][number]): string[] => [
  line.game_type_text,
  line.total_valid,
  line.late,
  line.rate,
  line.money,
]
