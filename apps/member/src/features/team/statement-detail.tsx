import { useQuery } from '@tanstack/react-query'
import { Dialog, Money, Skeleton, useFormatAmount } from '@moongate/ui'
import { type Answer } from '../../api/api.ts'
import { type Statement, statementQuery } from '../../api/team-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './team.module.css'

const NONE = '0.00'
type Detail = Answer<'commission', 'statement'>['data']

const Lines = ({ lines }: Pick<Detail, 'lines'>) => {
  const formatAmount = useFormatAmount()
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={`${line.game_type} ${line.rate}`}>
          <span>{line.game_type_text}</span>
          <small>
            {formatAmount(line.total_valid)} × {line.rate}‰
            {line.late !== NONE && ` · ${t('member-team:late')} ${formatAmount(line.late)}`}
          </small>
          <Money value={line.money} />
        </li>
      ))}
    </ul>
  )
}

const Revenue = ({ revenue }: { revenue: NonNullable<Detail['revenue']> }) => {
  const formatAmount = useFormatAmount()
  return (
    <ul className={css.lines}>
      {(['stake', 'payout', 'hongli', 'fanshui', 'net'] as const).map((name) => (
        <li key={name}>
          <span>{t(`member-team:revenue.${name}`)}</span>
          <small>
            {name === 'net' && `× ${revenue.share}%`}
            {name === 'net' && revenue.late !== NONE && ` · ${t('member-team:late')} ${formatAmount(revenue.late)}`}
          </small>
          <Money value={revenue[name]} />
        </li>
      ))}
    </ul>
  )
}

const Total = ({ detail }: { detail: Detail }) => (
  <dl className={css.total}>
    {(['earned', 'carried_in', 'carried_out', 'money'] as const).map((name) => (
      <div key={name}>
        <dt>{t(`member-team:total.${name}`)}</dt>
        <dd>
          <Money value={detail[name]} />
        </dd>
      </div>
    ))}
  </dl>
)

/** A statement with every figure it is made of. */
export const StatementDetail = ({ statement, close }: { statement: Statement; close: () => void }) => {
  const { data, isError, refetch } = useQuery(statementQuery(statement.id))
  return (
    <Dialog open onClose={close} title={statement.bill_no} close={t('member-team:close')}>
      {data ? (
        <div className={css.screen}>
          {data.revenue ? <Revenue revenue={data.revenue} /> : <Lines lines={data.lines} />}
          <Total detail={data} />
        </div>
      ) : isError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : (
        <Skeleton height={200} />
      )}
    </Dialog>
  )
}
