import { NumberInput, Select, Stack } from '@mantine/core'
import { createIntentKey } from '@moongate/client'
import { modals } from '@mantine/modals'
import { AUDIENCES, type Audience } from '@moongate/contract/mail.states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { audienceQuery, refreshMailing } from '../../api/mail.ts'
import { formatCount, t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { isWhole, NO_LINES, toUuid } from './lines.rules.ts'
import { LinesFields } from './lines.tsx'

const DIALOG = 'mailing-campaign'
const LEAST: Readonly<Record<Audience, number>> = { everybody: 0, agents: 0, level: 1, away: 30 }

type Reach = { audience: Audience; least: number }

const Recipients = ({ reach: { audience, least }, choose }: { reach: Reach; choose: (reach: Reach) => void }) => {
  const { data: total } = useQuery(audienceQuery(audience, least))
  return (
    <>
      <Select
        label={t('mailing.audience')}
        allowDeselect={false}
        data={AUDIENCES.map((value) => ({ value, label: t(`mailing.audiences.${value}`) }))}
        value={audience}
        onChange={(value) => {
          const next = AUDIENCES.find((one) => one === value) ?? 'everybody'
          choose({ audience: next, least: LEAST[next] })
        }}
      />
      {(audience === 'level' || audience === 'away') && (
        <NumberInput
          label={t(`mailing.least.${audience}`)}
          min={1}
          max={3650}
          allowDecimal={false}
          value={least}
          onChange={(value) => choose({ audience, least: Number(value) || 1 })}
        />
      )}
      <output>{total === undefined ? '' : t('mailing.reaches', { n: formatCount(total) })}</output>
    </>
  )
}

const CampaignForm = ({ id }: { id: string }) => {
  const [lines, setLines] = useState(NO_LINES)
  const [reach, setReach] = useState<Reach>({ audience: 'everybody', least: 0 })
  const [fault, setFault] = useState(false)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([lines, reach]),
    done: t('mailing.begun'),
    run: (signal) => api.mail.beginCampaign({ id, ...lines, ...reach }, { signal }),
    showFaults: () => setFault(true),
    refresh: refreshMailing,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFault(!isWhole(lines))
        if (isWhole(lines)) void act()
      }}
    >
      <Stack gap={16}>
        <Recipients reach={reach} choose={setReach} />
        <LinesFields lines={lines} change={setLines} />
        {fault && <p role="alert">{t('mailing.incomplete')}</p>}
        <FormFoot state={state} confirm={t('mailing.begin')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks what is written to whom. Its number is made now: however often it is sent, one mass mail begins. */
export const askCampaign = (): string =>
  modals.open({
    modalId: DIALOG,
    title: t('mailing.new'),
    size: 720,
    children: <CampaignForm id={toUuid(createIntentKey())} />,
  })
