import { type Pulse, useReality } from '@moongate/client/reality'
import { buildRealityTexts } from '@moongate/i18n/reality-texts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RealityDialog } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { meQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'

const sendPulse = async (): Promise<Pulse> => (await api.protection.pulse({}, { quiet: true })).data

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
  return <RealityDialog texts={buildRealityTexts(t)} spell={pulse} onGoOn={goOn} onPause={pause} />
}

export default Reality
