import { type Send, useSend } from '@moongate/client/react'
import { Button, Field, Input, toast } from '@moongate/ui'
import type { FieldName } from '@moongate/contract/fields'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useActionState } from 'react'
import { type Answer, api, ApiError } from '../../api/api.ts'
import { configsQuery, meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { choosePhoneRule, type Field as Rule, findFirstFault, getMaxLength } from '../../forms/fields.ts'
import { readFigures } from '../../forms/read-figures.ts'
import { describeField, describeFault } from '../../forms/fault-text.ts'
import { t } from '../../text.ts'
import { GoOn } from '../../widgets/go-on.tsx'
import { maskName, maskPhone } from '../../widgets/mask.rules.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { PhoneInput } from '../../widgets/phone-input.tsx'
import css from './center.module.css'
import { listProfileChanges } from './completeness.rules.ts'

type Me = Answer<'members', 'me'>['data']
type State = { typed: Record<string, string>; errors: Record<string, string> }
/** Only what changed is checked, so a phone is asked for where one was known: it may change and not go. */
const listFields = (phone_pattern: string | undefined): readonly Rule[] => [
  { name: 'realname', rule: 'realname', required: false },
  { name: 'phone', ...choosePhoneRule(phone_pattern) },
  { name: 'email', rule: 'email', required: false },
  { name: 'qq', rule: 'qq', required: false },
]

/** What the form begins with. A name or number that is still as it was shown has not been changed. */
const listShown = (me: Me) => ({
  realname: maskName(me.realname),
  phone: maskPhone(me.phone),
  email: me.email,
  qq: me.qq,
})

const save =
  (me: Me, fields: readonly Rule[], send: Send['send']) =>
  async (_: State, form: FormData): Promise<State> => {
    const typed = Object.fromEntries(fields.map(({ name }) => [name, readFigures(form, name)]))
    const changes = listProfileChanges(listShown(me), typed)
    const fault = findFirstFault(
      fields.filter(({ name }) => name in changes),
      (name) => typed[name] ?? '',
    )
    if (fault) return { typed, errors: { [fault.field.name]: await describeFault(fault) } }
    if (Object.keys(changes).length === 0) {
      toast(t('member-center:profile.nothing'))
      return { typed: {}, errors: {} }
    }
    try {
      const answer = await send((signal) => api.members.updateInfo(changes, { signal }))
      queryClient.setQueryData(meQuery.queryKey, answer.data)
      toast(t('member-center:profile.saved'), { tone: 'good' })
      return { typed: {}, errors: {} }
    } catch (error) {
      return { typed, errors: error instanceof ApiError ? { ...error.fields } : {} }
    }
  }

/** Contact data; the real name only while it is empty (R3.6). */
export const ProfileForm = ({ me }: { me: Me }) => {
  const { data: configs } = useQuery(configsQuery)
  const { state: sending, send } = useSend()
  const fields = listFields(configs?.phone_pattern)
  const [state, submit, busy] = useActionState(save(me, fields, send), { typed: {}, errors: {} })
  const shown = listShown(me)
  const readShown = (name: 'realname' | 'phone' | 'email' | 'qq') => state.typed[name] ?? shown[name]
  const buildInputProps = (name: 'phone' | 'email' | 'qq', rule: FieldName) => ({
    name,
    defaultValue: readShown(name),
    maxLength: getMaxLength(rule),
  })
  const fixed = me.realname !== ''
  const { focus }: { focus?: string } = useSearch({ strict: false })
  return (
    <form action={submit} className={css.form} noValidate>
      <Field
        label={describeField('realname')}
        hint={t(fixed ? 'member-center:profile.realname_fixed' : 'member-center:profile.realname_hint')}
        error={state.errors.realname}
      >
        <Input
          name="realname"
          defaultValue={readShown('realname')}
          maxLength={getMaxLength('realname')}
          readOnly={fixed}
          autoComplete="name"
        />
      </Field>
      <Field label={describeField('phone')} error={state.errors.phone}>
        <PhoneInput
          {...buildInputProps('phone', choosePhoneRule(configs?.phone_pattern).rule)}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Field label={describeField('email')} error={state.errors.email}>
        <Input {...buildInputProps('email', 'email')} type="email" autoComplete="email" />
      </Field>
      <Field label={describeField('qq')} error={state.errors.qq}>
        <Input {...buildInputProps('qq', 'qq')} />
      </Field>
      <Outcome state={sending} />
      <div className={css.foot}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('member-center:profile.save')}
        </Button>
        {fixed && focus === 'realname' && <GoOn />}
      </div>
    </form>
  )
}
