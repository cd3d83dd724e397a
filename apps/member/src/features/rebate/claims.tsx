import { formatDate } from '@moongate/i18n'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, type Column, EmptyState, Money, type Tone, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { rebateClaimsQuery } from '../../api/rebate-queries.ts'
import { formatTime, lang, t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import css from './rebate.module.css'

type Claim = Answer<'rebate', 'claims'>['data']['data'][number]
const tones: Readonly<Record<Claim['state'], Tone>> = { in_review: 'wait', paid: 'good', refused: 'bad' }

/** What a claim was made of: day, type of games, supplier, effective bet, rate and sum. */
const Lines = ({ lines }: Pick<Claim, 'lines'>) => {
  const formatAmount = useFormatAmount()
  return (
    <details className={css.lines}>
      <summary>{t('member-rebate:lines')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={`${line.date} ${line.gameType} ${line.api_name}`}>
            <span>
              {formatDate(lang, line.date)} · {line.game_type_text} · {line.api_name}
            </span>
            <small>
              {formatAmount(line.total_valid)} × {line.rate}% → {formatAmount(line.fs_money)}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}

const buildColumns = (): readonly Column<Claim>[] => [
  {
    id: 'time',
    head: t('member-rebate:col_time'),
    cell: (row) => (
      <span className={css.two}>
        <time>{formatTime(row.created_at)}</time>
        <small>{t(`member-rebate:ways.${row.way}`)}</small>
      </span>
    ),
  },
  { id: 'bill', head: t('member-rebate:col_bill'), cell: (row) => <small>{row.bill_no}</small> },
  { id: 'lines', head: t('member-rebate:lines'), cell: (row) => <Lines lines={row.lines} /> },
  {
    id: 'state',
    head: t('member-rebate:col_state'),
    cell: (row) => (
      <span className={css.two}>
        <Badge tone={tones[row.state]}>{t(`member-rebate:states.${row.state}`)}</Badge>
        {row.reason !== '' && <small>{row.reason}</small>}
      </span>
    ),
  },
  { id: 'money', head: t('member-rebate:col_money'), align: 'end', cell: (row) => <Money value={row.fs_money} /> },
]

/** The member's claims, the newest first. */
export const Claims = () => {
  const [page, setPage] = useState(1)
  const query = useQuery(rebateClaimsQuery(page))
  return (
    <RecordsList
      caption={t('member-rebate:history')}
      columns={buildColumns()}
      rowKey={(row) => row.bill_no}
      query={query}
      page={page}
      go={setPage}
      empty={<EmptyState motif="receipt" title={t('member-rebate:none_claimed')} />}
      below={
        <Link to="/Member/Transaction" className={css.more}>
          {t('member-rebate:to_log')}
        </Link>
      }
    />
  )
}
