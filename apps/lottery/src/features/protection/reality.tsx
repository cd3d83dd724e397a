import { type Pulse, useReality } from '@moongate/client/reality'
import { buildRealityTexts } from '@moongate/i18n/reality-texts'
import { Button, Dialog, RealityDialog } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { getLate as t } from '../../text.ts'

const sendPulse = async (): Promise<Pulse> => (await api.protection.playerPulse({}, { quiet: true })).data

/** To the member site's page of limits and time-outs, in this window. */
const leave = (tab: string): void => location.assign(`/#/Member/Protection?tab=${tab}`)

/** The time that the player set themselves is used up: no further bet is taken, and nothing else is left to do here. */
const TimeOver = () => (
  <Dialog
    open
    alert
    size="s"
    title={t('member-protection:over_title')}
    onClose={() => leave('limits')}
    footer={
      <Button variant="primary" wide data-focus onClick={() => leave('limits')}>
        {t('member-protection:over_ok')}
      </Button>
    }
  >
    <p>{t('member-protection:over_text')}</p>
  </Dialog>
)

/** The reality check of the game: over the board until it is confirmed, so that nothing is staked meanwhile. */
export const Reality = () => {
  const { pulse, due, goOn } = useReality(sendPulse, true)
  if (pulse?.time_left === 0) return <TimeOver />
  if (!pulse || !due) return null
  const pause = () => {
    goOn()
    leave('time_out')
  }
  return <RealityDialog texts={buildRealityTexts(t)} spell={pulse} onGoOn={goOn} onPause={pause} />
}
