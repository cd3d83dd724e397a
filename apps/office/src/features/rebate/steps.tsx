import { Button, Select, TextInput } from '@mantine/core'
import type { Rates } from '../../api/rebate.ts'
import { t } from '../../text.ts'
import { addStep, findOwners, type Step, type Table } from './rates.rules.ts'
import css from './rebate.module.css'

type Change = { steps: Step[]; setSteps: (steps: Step[]) => void }

/** The steps of one table, a line a step. */
const TableSteps = ({ table, name, steps, setSteps }: Change & { table: Table; name: string }) => {
  const change = (id: number, part: Partial<Step>) =>
    setSteps(steps.map((step) => (step.id === id ? { ...step, ...part } : step)))
  return (
    <>
      {steps
        .filter(({ gameType, supplier }) => gameType === table.gameType && supplier === table.supplier)
        .map(({ id, from, rate }) => (
          <div key={id} className={css.step}>
            <TextInput
              aria-label={`${name} · ${t('rebate.from_label')}`}
              placeholder={t('rebate.from_label')}
              inputMode="decimal"
              value={from}
              onChange={(event) => change(id, { from: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`${name} · ${t('rebate.rate_label')}`}
              placeholder={t('rebate.rate_label')}
              inputMode="decimal"
              value={rate}
              onChange={(event) => change(id, { rate: event.currentTarget.value })}
            />
            <Button variant="subtle" color="gray" onClick={() => setSteps(steps.filter((step) => step.id !== id))}>
              {t('rebate.remove')}
            </Button>
          </div>
        ))}
      <Button variant="default" size="compact-md" onClick={() => setSteps(addStep(steps, table))}>
        {t('rebate.add')}
      </Button>
    </>
  )
}

type TypeProps = Change & { type: Rates['types'][number]; suppliers: Rates['suppliers'] }

/** A type of games: its steps, then those of each supplier that has its own. */
const TypeSteps = ({ type: { gameType, text }, suppliers, steps, setSteps }: TypeProps) => {
  const owners = findOwners(steps, gameType)
  const nameOwner = (code: string) => suppliers.find((one) => one.code === code)?.text ?? code
  const others = suppliers.filter(({ code }) => !owners.includes(code))
  return (
    <fieldset className={css.type}>
      <legend>{text}</legend>
      <TableSteps table={{ gameType, supplier: '' }} name={text} steps={steps} setSteps={setSteps} />
      {owners.map((supplier) => (
        <section key={supplier} className={css.own}>
          <h4>{nameOwner(supplier)}</h4>
          <TableSteps
            table={{ gameType, supplier }}
            name={`${text} · ${nameOwner(supplier)}`}
            steps={steps}
            setSteps={setSteps}
          />
        </section>
      ))}
      <Select
        aria-label={`${text} · ${t('rebate.own_add')}`}
        placeholder={t('rebate.own_add')}
        data={others.map(({ code, text: label }) => ({ value: code, label }))}
        value={null}
        onChange={(supplier) => supplier !== null && setSteps(addStep(steps, { gameType, supplier }))}
      />
    </fieldset>
  )
}

type Props = Change & Pick<Rates, 'types' | 'suppliers'>

/** All steps, by type of games and supplier. */
export const Steps = ({ types, ...rest }: Props) =>
  types.map((type) => <TypeSteps key={type.gameType} type={type} {...rest} />)
