import { Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import type { ReactNode } from 'react'
import { api } from '../../api/api.ts'
import { refreshBonus } from '../../api/bonus.ts'
import type { SpinGrant, SpinOffer } from '../../api/freespins.ts'
import { lang, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'

const DIALOG = 'spin-act'
const RULE = fieldRules.reason
type Draft = { member_name: string; reason: string }
type Asked = {
  facts: ReactNode
  names: boolean
  confirm: string
  done: string
  run: (draft: Draft, signal: AbortSignal) => Promise<unknown>
}

const ActForm = ({ facts, names, confirm, done, run }: Asked) => {
  const form = useForm<Draft>({
    initialValues: { member_name: '', reason: '' },
    validate: {
      member_name: (typed) => (names && typed.trim() === '' ? t('form.required') : null),
      reason: (typed) => (findFieldFault(RULE, typed.trim()) ? t('form.reason', { min: RULE.min }) : null),
    },
  })
  const draft = { member_name: form.values.member_name.trim(), reason: form.values.reason.trim() }
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(draft),
    done,
    run: (signal) => run(draft, signal),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshBonus,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        {facts}
        {names && <TextInput label={t('freespins.member')} maxLength={40} {...form.getInputProps('member_name')} />}
        <Textarea
          label={t('form.reason_label')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <FormFoot state={state} confirm={confirm} cancel={cancel} stops={!names} />
      </Stack>
    </form>
  )
}

const open = (title: string, asked: Asked): string =>
  modals.open({ modalId: DIALOG, title, size: 460, children: <ActForm {...asked} /> })

/** Asks to whom an offer's spins are given, and why. */
export const askGift = ({ id, titles, spins, game_title }: SpinOffer): string =>
  open(`${t('freespins.give')} · ${titles[lang]}`, {
    facts: (
      <Facts
        facts={[
          { label: t('freespins.game'), value: game_title },
          { label: t('freespins.spins'), value: spins, num: true, big: true },
        ]}
      />
    ),
    names: true,
    confirm: t('freespins.give'),
    done: t('freespins.given'),
    run: (draft, signal) => api.freespins.give({ offer_id: id, ...draft }, { signal }),
  })

/** Asks why what is left is taken back. */
export const askTakeBack = ({ id, bill_no, member_name, left }: SpinGrant): string =>
  open(`${t('freespins.take_back')} · ${bill_no}`, {
    facts: (
      <Facts
        facts={[
          { label: t('order.member'), value: member_name },
          { label: t('freespins.left'), value: left, num: true, big: true },
        ]}
      />
    ),
    names: false,
    confirm: t('freespins.take_back'),
    done: t('freespins.taken_back'),
    run: ({ reason }, signal) => api.freespins.cancel({ id, reason }, { signal }),
  })
