import { Button, TextInput } from '@mantine/core'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { levelStandingQuery, type OwnStanding } from '../../api/levels.ts'
import { t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Blank, Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import css from './levels.module.css'

const Last = ({ list }: Pick<OwnStanding, 'list'>) => {
  const [award] = list
  return award ? (
    <Two
      first={
        <>
          {t(`levels.kinds.${award.kind}`)} <Money value={award.money} />
        </>
      }
      second={award.created_at}
    />
  ) : (
    '–'
  )
}

const buildColumns = (): Column<OwnStanding>[] => [
  { key: 'ladder', head: t('levels.ladder'), cell: (row) => t(`levels.ladders.${row.ladder}`) },
  {
    key: 'level',
    head: t('levels.level'),
    cell: (row) => (row.level === 0 ? t('levels.below') : t('levels.level_n', { level: row.level })),
  },
  { key: 'bet', head: t('levels.total_bet'), align: 'end', num: true, cell: (row) => <Money value={row.total_bet} /> },
  { key: 'remain', head: t('levels.remain'), align: 'end', num: true, cell: (row) => <Money value={row.remain_bet} /> },
  { key: 'week', head: t('levels.week_on'), num: true, cell: (row) => row.week_on ?? '–' },
  { key: 'month', head: t('levels.month_on'), num: true, cell: (row) => row.month_on ?? '–' },
  { key: 'last', head: t('levels.last'), cell: (row) => <Last list={row.list} /> },
]

/** Where one member stands on both ladders. */
export const StandingPanel = () => {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { data, isLoadingError, error, isFetching, refetch } = useQuery(levelStandingQuery(asked))
  return (
    <Panel title={t('levels.standing')}>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim())
        }}
      >
        <TextInput
          label={t('order.member')}
          value={typed}
          maxLength={40}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('search')}
        </Button>
      </form>
      {asked !== '' && data?.length === 0 && <Blank title={t('none_found')} />}
      {isLoadingError && <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {asked !== '' && !isLoadingError && data?.length !== 0 && (
        <DataTable
          label={t('levels.standing')}
          columns={buildColumns()}
          rows={data}
          keyOf={(row) => row.ladder}
          bones={2}
        />
      )}
    </Panel>
  )
}
