import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { Money } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Design, refreshWheel } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { PrizesEffect } from './effects.tsx'
import { PrizeRow } from './prize-row.tsx'
import { computeCost, findGap, listRows, readRows, type Row } from './prizes.rules.ts'
import css from './wheel.module.css'

const DIALOG = 'wheel-prizes'
const RULE = fieldRules.reason

/** What is typed, told before it is saved: whether the odds add up, and what a thousand spins cost now and then. */
const Preview = ({ rows, prizes }: { rows: readonly Row[]; prizes: Design['prizes'] }) => {
  const typed = readRows(rows)
  const gap = findGap(rows)
  return (
    <section className={css.preview} aria-live="polite">
      {gap !== '0' && <Text c="red">{t('wheel.gap', { gap })}</Text>}
      {!typed && <Text c="red">{t('wheel.invalid')}</Text>}
      <Facts
        columns={2}
        facts={[
          { label: t('wheel.cost_now'), value: <Money value={computeCost(prizes)} />, num: true },
          {
            label: t('wheel.cost_then'),
            value: typed ? <Money value={computeCost(typed)} /> : '',
            num: true,
            big: true,
          },
        ]}
      />
    </section>
  )
}

const PrizesForm = ({ design }: { design: Design }) => {
  const [rows, setRows] = useState(() => listRows(design.prizes))
  const [rest, setRest] = useState(design.rest)
  const [typed, setReason] = useState('')
  const reason = typed.trim()
  const prizes = readRows(rows)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([rows, rest, reason]),
    done: t('wheel.prizes_done'),
    run: (signal) => api.wheel.setPrizes({ prizes: prizes ?? [], rest, seen: design.seen, reason }, { signal }),
    showFaults: () => undefined,
    refresh: refreshWheel,
  })
  const complete = prizes !== undefined && findGap(rows) === '0' && findFieldFault(RULE, reason) === undefined
  const changeAt = (at: number) => (part: Partial<Row>) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, ...part } : row)))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) void act()
      }}
    >
      <Stack gap={14}>
        <Text size="sm">{t('wheel.prizes_hint')}</Text>
        {rows.map((row, i) => (
          <PrizeRow key={i} row={row} place={i + 1} change={changeAt(i)} />
        ))}
        <NativeSelect
          label={t('wheel.rest')}
          value={String(rest)}
          data={rows.flatMap((row, i) =>
            row.stock.trim() === '' ? [{ value: String(i + 1), label: `${i + 1} · ${row.names.zh_cn ?? ''}` }] : [],
          )}
          onChange={(event) => setRest(Number(event.currentTarget.value))}
        />
        <Preview rows={rows} prizes={design.prizes} />
        {prizes && findGap(rows) === '0' && <PrizesEffect prizes={prizes} rest={rest} />}
        <Textarea
          label={t('form.reason_label')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          value={typed}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormFoot state={state} confirm={t('wheel.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

const askPrizes = (design: Design): string =>
  modals.open({ modalId: DIALOG, title: t('wheel.set_prizes'), size: 860, children: <PrizesForm design={design} /> })

/** Asks for other prizes, with what they would cost. */
export const PrizesButton = ({ design }: { design: Design }) => (
  <Button onClick={() => askPrizes(design)}>{t('wheel.set_prizes')}</Button>
)
