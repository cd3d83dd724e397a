import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { Money } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Design, refreshWheel } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useReason } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { describeName } from './describe-name.ts'
import { PrizesEffect } from './effects.tsx'
import { PrizeRow } from './prize-row.tsx'
import { computeCost, findGap, listRows, readRows, type Row } from './prizes.rules.ts'
import css from './wheel.module.css'

const DIALOG = 'wheel-prizes'

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
  const { reason, guard, field } = useReason()
  const prizes = readRows(rows)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([rows, rest, reason]),
    done: t('wheel.prizes_done'),
    run: (signal) => api.wheel.setPrizes({ prizes: prizes ?? [], rest, seen: design.seen, reason }, { signal }),
    showFaults: () => undefined,
    refresh: refreshWheel,
  })
  const changeAt = (at: number) => (part: Partial<Row>) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, ...part } : row)))
  return (
    <form noValidate onSubmit={guard(prizes !== undefined && findGap(rows) === '0', act)}>
      <Stack gap={14}>
        <Text size="sm">{t('wheel.prizes_hint')}</Text>
        {rows.map((row, i) => (
          <PrizeRow key={i} row={row} place={i + 1} change={changeAt(i)} />
        ))}
        <NativeSelect
          label={t('wheel.rest')}
          value={String(rest)}
          data={rows.flatMap((row, i) =>
            row.stock.trim() === '' ? [{ value: String(i + 1), label: `${i + 1} · ${describeName(row.names)}` }] : [],
          )}
          onChange={(event) => setRest(Number(event.currentTarget.value))}
        />
        <Preview rows={rows} prizes={design.prizes} />
        {prizes && findGap(rows) === '0' && <PrizesEffect prizes={prizes} rest={rest} />}
        {field}
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
