import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@moongate/i18n'
import { useFormatAmount } from '@moongate/ui'
import type { CreditStatement } from '../../api/credit-queries.ts'
import { configsQuery } from '../../api/queries.ts'
import { formatTime, lang, t } from '../../text.ts'
import css from './statement.module.css'

const SUMS = ['before', 'borrowed', 'repaid', 'fees', 'after'] as const

const Entries = ({ entries }: Pick<CreditStatement, 'entries'>) => {
  const formatAmount = useFormatAmount()
  return (
    <table className={css.entries}>
      <thead>
        <tr>
          <th scope="col">{t('member-credit:statement.time')}</th>
          <th scope="col">{t('member-credit:statement.what')}</th>
          <th scope="col">{t('member-credit:col_due')}</th>
          <th scope="col">{t('member-credit:statement.sum')}</th>
          <th scope="col">{t('member-credit:statement.owed')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ bill_no, what, at, due_on, money, owed, is_late }) => (
          <tr key={`${bill_no} ${what}`}>
            <td>{formatTime(at)}</td>
            <td>
              {t(what === 'lent' ? 'member-credit:statement.lent' : 'member-credit:statement.repayment')}
              {is_late && ` (${t('member-credit:statement.late')})`}
              <small>{bill_no}</small>
            </td>
            <td>{due_on === null ? '–' : formatDate(lang, due_on)}</td>
            <td>{formatAmount(what === 'lent' ? money : `-${money}`)}</td>
            <td>{formatAmount(owed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The paper: whose account of which days, its sums, then entry by entry. */
export const StatementSheet = ({ statement }: { statement: CreditStatement }) => {
  const formatAmount = useFormatAmount()
  const { data: configs } = useQuery(configsQuery)
  const { name, from, to, made_at, entries } = statement
  return (
    <article className={css.sheet} aria-label={t('member-credit:statement.title')}>
      <header className={css.head}>
        <b>{configs?.site_name}</b>
        <h1>{t('member-credit:statement.title')}</h1>
      </header>
      <p className={css.whose}>
        <span>
          {t('member-credit:account')} {name}
        </span>
        <span>{t('member-credit:statement.period', { from: formatDate(lang, from), to: formatDate(lang, to) })}</span>
        <span>
          {t('member-credit:statement.made_at')} {formatTime(made_at)}
        </span>
      </p>
      <dl className={css.sums}>
        {SUMS.map((sum) => (
          <div key={sum}>
            <dt>{t(`member-credit:statement.${sum}`)}</dt>
            <dd>{formatAmount(statement[sum])}</dd>
          </div>
        ))}
      </dl>
      {entries.length === 0 ? <p>{t('member-credit:statement.none')}</p> : <Entries entries={entries} />}
    </article>
  )
}
