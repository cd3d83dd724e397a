import { Icon, icons, Money } from '@moongate/ui'
import { Button, Skeleton, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { replayQuery, type Round, roundQuery } from '../../api/rounds.ts'
import { t } from '../../text.ts'
import { type Fact, Facts } from '../../widgets/facts.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { describeFault, describeTold } from '../../widgets/told-bet.tsx'
import css from './member.module.css'

type Asked = { member_id: number; bet_id: string }

/** How the bet had ended, how it ended anew, and why. */
const Correction = ({ made }: { made: Round['corrections'][number] }) => (
  <span className={css.made}>
    <span>
      {made.before} <Money value={made.payout_before} /> → {made.after} <Money value={made.payout_after} />
    </span>
    <small>
      {made.at} · {made.reason_text}
    </small>
  </span>
)

const listFacts = (round: Round): Fact[] => [
  { label: t('differences.supplier'), value: round.api_title },
  { label: t('order.bill_no'), value: round.bill_no, num: true },
  { label: t('rounds.told'), value: describeTold(round.told) },
  { label: t('members.stake'), value: <Money value={round.told.stake} />, num: true },
  { label: t('members.payout'), value: <Money value={round.told.payout} />, num: true },
  { label: t('rounds.changed'), value: round.changed_at, num: true },
  { label: t('rounds.booked'), value: round.booked === null ? t('rounds.not_booked') : describeTold(round.booked) },
  ...(round.reason_text === '' ? [] : [{ label: t('rounds.reason'), value: round.reason_text }]),
  ...round.corrections.map((c) => ({ label: t('rounds.corrected'), value: <Correction made={c} /> })),
  ...(round.fault === '' ? [] : [{ label: t('rounds.fault'), value: describeFault(round.fault) }]),
]

/** The way to the supplier's own picture of the round. */
const Replay = ({ asked }: { asked: Asked }) => {
  const { data: url, isPending, isError } = useQuery(replayQuery(asked))
  if (isPending) return <Button loading>{t('rounds.replay')}</Button>
  if (isError || url === null) return <p className={css.quiet}>{t('rounds.no_replay')}</p>
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      leftSection={<Icon d={icons.externalLink} size={17} />}
    >
      {t('rounds.replay')}
    </Button>
  )
}

const RoundDialog = ({ asked }: { asked: Asked }) => {
  const { data, isError, error, isFetching, refetch } = useQuery(roundQuery(asked))
  if (isError && !data) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={260} />
  return (
    <Stack gap={16}>
      <Facts facts={listFacts(data)} />
      {data.replayable && <Replay asked={asked} />}
    </Stack>
  )
}

/** Shows a bet as its supplier tells of it. */
export const showRound = (asked: Asked, bill_no: string): string =>
  modals.open({
    modalId: 'round',
    title: t('rounds.title', { bill_no }),
    size: 480,
    children: <RoundDialog asked={asked} />,
  })
