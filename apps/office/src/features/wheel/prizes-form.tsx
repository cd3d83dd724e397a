import { Button, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { listNames } from '@moongate/contract/states'
import { PRIZE_TYPES, type PrizeType, WHEEL_PICS, type WheelPic } from '@moongate/contract/wheel.states'
import { type Lang, languages } from '@moongate/i18n'
import { Money, motifUrls } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Design, refreshWheel } from '../../api/wheel.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { computeCost, findGap, listRows, readRows, type Row } from './prizes.rules.ts'
import css from './wheel.module.css'

const DIALOG = 'wheel-prizes'
const RULE = fieldRules.reason
const LANGS = Object.keys(languages) as Lang[]

type RowProps = { row: Row; place: number; change: (part: Partial<Row>) => void }

/** The name of a prize in every language. */
const Names = ({ row, place, change }: RowProps) => (
  <details className={css.names}>
    <summary>{t('wheel.names')}</summary>
    {LANGS.map((lang) => (
      <TextInput
        key={lang}
        label={languages[lang].native}
        aria-label={`${place} · ${languages[lang].native}`}
        maxLength={40}
        value={row.names[lang] ?? ''}
        onChange={(event) => change({ names: { ...row.names, [lang]: event.currentTarget.value } })}
      />
    ))}
  </details>
)

const FIELDS = ['money', 'odds', 'stock'] as const

/** One place of the wheel. */
const PrizeRow = ({ row, place, change }: RowProps) => (
  <fieldset className={css.prize}>
    <legend>
      {place} · {row.names.zh_cn ?? ''}
    </legend>
    <img src={motifUrls[row.pic]} alt="" width={32} height={32} />
    <NativeSelect
      label={t('wheel.type')}
      value={row.type}
      data={listNames(PRIZE_TYPES).map((value) => ({ value, label: t(`wheel.types.${value}`) }))}
      onChange={(event) => change({ type: event.currentTarget.value as PrizeType })}
    />
    {FIELDS.map((field) => (
      <TextInput
        key={field}
        label={t(`wheel.${field}`)}
        inputMode="decimal"
        placeholder={field === 'stock' ? '∞' : ''}
        value={row[field]}
        onChange={(event) => change({ [field]: event.currentTarget.value })}
      />
    ))}
    <NativeSelect
      label={t('wheel.pic')}
      value={row.pic}
      data={WHEEL_PICS.map((value) => ({ value, label: t(`wheel.pics.${value}`) }))}
      onChange={(event) => change({ pic: event.currentTarget.value as WheelPic })}
    />
    <Names row={row} place={place} change={change} />
  </fieldset>
)

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
