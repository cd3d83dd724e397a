import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Match, refreshStatements, type StatementRow } from '../../api/statements.ts'
import { t } from '../../text.ts'
import type { Fact } from '../../widgets/facts.tsx'
import { askStep } from '../../widgets/orders/step-form.tsx'

const describeRow = (row: StatementRow): Fact[] => [
  { label: t('order.money'), value: <Money value={row.money} />, num: true, big: true },
  { label: t('statements.payer'), value: `${row.payer_name} ${row.payer_account}`.trim() },
  { label: t('statements.remark'), value: `${row.remark} ${row.reference}`.trim() },
]

/** Asks whether a row is a deposit, and credits it. */
export const askCredit = (row: StatementRow, match: Match): string =>
  askStep({
    step: 'credit',
    title: t('statements.credit_title'),
    question: row.credited_as
      ? `${t('statements.credited_as', { bill: row.credited_as })} ${t('statements.credit_question')}`
      : t('statements.credit_question'),
    confirm: t('statements.credit'),
    facts: [
      ...describeRow(row),
      { label: t('order.bill_no'), value: match.bill_no, num: true },
      { label: t('order.member'), value: `${match.member_name} · ${match.payer_name}` },
      { label: t('deposits.remark_code'), value: match.remark_code, num: true },
    ],
    ready_reasons: [],
    reason_hint: '',
    done: t('statements.credit_done', { bill: match.bill_no, member: match.member_name }),
    run: (_, signal) => api.statements.creditStatement({ id: row.id, deposit_id: match.id }, { signal }),
    refresh: refreshStatements,
  })

/** Asks whether all that match exactly are to be credited. */
export const askBulk = (): string =>
  askStep({
    step: 'credit',
    title: t('statements.bulk_title'),
    question: t('statements.bulk_question'),
    confirm: t('statements.bulk'),
    facts: [],
    ready_reasons: [],
    reason_hint: '',
    run: (_, signal) => api.statements.creditStatements({}, { signal }),
    done: ({ data }) => t('statements.bulk_done', data),
    refresh: refreshStatements,
  })

/** Asks whether a row that was set aside is put back. */
export const askRestore = (row: StatementRow): string =>
  askStep({
    step: 'credit',
    title: t('statements.restore_title'),
    question: t('statements.restore_question'),
    confirm: t('statements.restore'),
    facts: [...describeRow(row), { label: t('order.reason'), value: row.reason }],
    ready_reasons: [],
    reason_hint: '',
    done: t('statements.restore_done'),
    run: (_, signal) => api.statements.restoreStatement({ id: row.id }, { signal }),
    refresh: refreshStatements,
  })

/** Asks why a row is no deposit. */
export const askIgnore = (row: StatementRow): string =>
  askStep({
    step: 'reject',
    title: t('statements.ignore_title'),
    question: t('statements.ignore_question'),
    confirm: t('statements.ignore'),
    facts: describeRow(row),
    ready_reasons: [],
    reason_hint: t('statements.ignore_hint'),
    done: t('statements.ignore_done'),
    run: (reason, signal) => api.statements.ignoreStatement({ id: row.id, reason }, { signal }),
    refresh: refreshStatements,
  })
