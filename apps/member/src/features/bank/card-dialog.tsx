import { type Send, useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Field, Input, Select, Skeleton, toast } from '@moongate/ui'
import { useActionState } from 'react'
import { type Answer, api, ApiError } from '../../api/api.ts'
import { bankTypesQuery, cardsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { type Field as Rule, findFirstFault, getMaxLength } from '../../forms/fields.ts'
import { readText } from '../../forms/read-text.ts'
import { describeField, describeFault, describeRule } from '../../forms/fault-text.ts'
import { t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './bank.module.css'
import { addCard, readCardNumber } from './cards.rules.ts'

export type Card = Answer<'bank', 'list'>['data'][number]

type State = { typed: Record<string, string>; errors: Record<string, string> }
const fields: readonly Rule[] = [
  { name: 'card_no', rule: 'card_no' },
  { name: 'bank_address', rule: 'bank_address' },
  { name: 'owner_name', rule: 'owner_name' },
]

const read = (form: FormData) => ({
  bank_type: readText(form, 'bank_type'),
  card_no: readCardNumber(readText(form, 'card_no')),
  bank_address: readText(form, 'bank_address'),
  owner_name: readText(form, 'owner_name'),
})

const submitter =
  (card: Card | undefined, send: Send['send'], close: () => void) =>
  async (_: State, form: FormData): Promise<State> => {
    const typed = read(form)
    if (typed.bank_type === '') return { typed, errors: { bank_type: await describeRule('choice', 'bank_type') } }
    const fault = findFirstFault(fields, (name) => typed[name as keyof typeof typed])
    if (fault) return { typed, errors: { [fault.field.name]: await describeFault(fault) } }
    try {
      const answer = await send((signal) =>
        card ? api.bank.update({ id: card.id, ...typed }, { signal }) : api.bank.add(typed, { signal }),
      )
      queryClient.setQueryData(cardsQuery.queryKey, (cards) => addCard(cards ?? [], answer.data))
      toast(t('member-bank:saved'), { tone: 'good' })
      close()
      return { typed: {}, errors: {} }
    } catch (error) {
      return { typed, errors: error instanceof ApiError ? { ...error.fields } : {} }
    }
  }

/** The form of one card; the holder is the member's real name (R3.8). */
export const CardDialog = ({ card, owner, close }: { card: Card | undefined; owner: string; close: () => void }) => {
  const { data: types, isLoadingError, refetch } = useQuery(bankTypesQuery)
  const { state: sending, send, giveUp } = useSend()
  const [state, submit, busy] = useActionState(submitter(card, send, close), { typed: {}, errors: {} })
  const banks = Object.entries(types ?? {})
  return (
    <FormDialog title={t(card ? 'member-bank:edit' : 'member-bank:add')} close={close} giveUp={giveUp} size="s">
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {!types && !isLoadingError && <Skeleton height={320} />}
      {types && (
        <form action={submit} className={css.form} noValidate>
          <Field label={describeField('bank_type')} error={state.errors.bank_type}>
            <Select
              name="bank_type"
              key={`${state.typed.bank_type}`}
              defaultValue={state.typed.bank_type ?? card?.bank_type ?? ''}
            >
              <option value="">{t('member-bank:choose_bank')}</option>
              {banks.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={describeField('card_no')}
            hint={card && `${card.card_no} · ${t('member-bank:edit_hint')}`}
            error={state.errors.card_no}
          >
            <Input
              name="card_no"
              inputMode="numeric"
              autoComplete="off"
              maxLength={getMaxLength('card_no') + 6}
              defaultValue={state.typed.card_no ?? ''}
            />
          </Field>
          <Field label={describeField('bank_address')} error={state.errors.bank_address}>
            <Input
              name="bank_address"
              maxLength={getMaxLength('bank_address')}
              defaultValue={state.typed.bank_address ?? card?.bank_address ?? ''}
            />
          </Field>
          <Field
            label={describeField('owner_name')}
            hint={t('member-bank:holder_hint')}
            error={state.errors.owner_name}
          >
            <Input
              name="owner_name"
              readOnly={owner !== ''}
              maxLength={getMaxLength('owner_name')}
              defaultValue={state.typed.owner_name ?? card?.owner_name ?? owner}
            />
          </Field>
          <Outcome state={sending} />
          <Button type="submit" variant="primary" wide busy={busy}>
            {t('member-bank:save')}
          </Button>
        </form>
      )}
    </FormDialog>
  )
}
