import { type Pulse, useReality } from '@moongate/client/reality'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RealityDialog } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { meQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'

const sendPulse = async (): Promise<Pulse> => (await api.protection.pulse({}, { quiet: true })).data

const buildTexts = () => ({
  title: t('member-protection:reality'),
  text: t('member-protection:reality_text'),
  time: t('member-protection:sums.time'),
  staked: t('member-protection:sums.staked'),
  won: t('member-protection:sums.won'),
  result: t('member-protection:sums.result'),
  go_on: t('member-protection:go_on'),
  pause: t('member-protection:pause'),
  offered: t('member-protection:offered'),
})

/** The reality check of the site; the games have their own. */
const Reality = () => {
  const { data: me } = useQuery(meQuery)
  const { pulse, due, goOn } = useReality(me?.is_demo === 0 ? sendPulse : undefined)
  const navigate = useNavigate()
  if (!pulse || !due) return null
  const pause = () => {
    goOn()
    void navigate({ to: '/Member/Protection', search: { tab: 'time_out' } })
  }
  return <RealityDialog texts={buildTexts()} spell={pulse} onGoOn={goOn} onPause={pause} />
}

export default Reality
