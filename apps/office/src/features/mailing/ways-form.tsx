import { NumberInput, Skeleton, Stack, Switch } from '@mantine/core'
import { modals } from '@mantine/modals'
import { MAIL_WAYS } from '@moongate/contract/mail.states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type MailSettings, mailSettingsQuery, refreshMailing } from '../../api/mail.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'mailing-ways'
const MOST = 1000

const WaysForm = ({ settings: { connected, ...set } }: { settings: MailSettings }) => {
  const [wanted, setWanted] = useState(set)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(wanted),
    done: t('mailing.ways_saved'),
    run: (signal) => api.mail.setSettings(wanted, { signal }),
    showFaults: () => undefined,
    refresh: refreshMailing,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
    >
      <Stack gap={18}>
        {MAIL_WAYS.map((way) => (
          <Switch
            key={way}
            label={t(`mailing.by.${way}`)}
            description={t(connected.includes(way) ? 'mailing.is_connected' : 'mailing.not_connected')}
            checked={wanted[way]}
            onChange={(event) => setWanted({ ...wanted, [way]: event.currentTarget.checked })}
          />
        ))}
        <NumberInput
          label={t('mailing.most')}
          min={1}
          max={MOST}
          allowDecimal={false}
          clampBehavior="strict"
          value={wanted.most_an_hour}
          onChange={(value) => setWanted({ ...wanted, most_an_hour: Number(value) || 1 })}
        />
        <FormFoot state={state} confirm={t('mail.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

const Ways = () => {
  const { data, isError, error, isFetching, refetch } = useQuery(mailSettingsQuery)
  if (data) return <WaysForm settings={data} />
  return isError ? <Failed error={error} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton height={220} />
}

/** Asks on which ways mail also leaves the site, and how many mails a member may write. */
export const askWays = (): string =>
  modals.open({ modalId: DIALOG, title: t('mailing.ways_title'), size: 480, children: <Ways /> })
