import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type LevelTable, levelEffectQuery, refreshLevels, type TypedLevel } from '../../api/levels.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useReason } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { Effects } from './effects.tsx'
import { addRow, listRows, readRows, type Row, SUMS } from './levels.rules.ts'
import css from './levels.module.css'

const DIALOG = 'levels'
const MOST = 16
const BEFORE = SUMS
const AFTER = ['rebate', 'withdrawals', 'withdrawal_max', 'approval_max', 'manager'] as const

type RowProps = { level: number; row: Row; change: (part: Partial<Row>) => void }
type CellProps = RowProps & { name: (typeof BEFORE | typeof AFTER)[number] }

const Cell = ({ level, row, change, name }: CellProps) => (
  <td>
    <TextInput
      size="xs"
      aria-label={`${t('levels.level_n', { level })} · ${t(`levels.col.${name}`)}`}
      inputMode={name === 'manager' ? 'text' : 'decimal'}
      value={row[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  </td>
)

const LevelRow = (props: RowProps) => {
  const { level, row, change } = props
  return (
    <tr>
      <th scope="row">{level}</th>
      {BEFORE.map((name) => (
        <Cell key={name} name={name} {...props} />
      ))}
      <td>
        <Checkbox
          aria-label={`${t('levels.level_n', { level })} · ${t('levels.col.is_fast')}`}
          checked={row.is_fast}
          onChange={(event) => change({ is_fast: event.currentTarget.checked })}
        />
      </td>
      {AFTER.map((name) => (
        <Cell key={name} name={name} {...props} />
      ))}
    </tr>
  )
}

/** Every level of a ladder, a line each. */
const Rows = ({ rows, setRows }: { rows: Row[]; setRows: (rows: Row[]) => void }) => (
  <div className={css.scroll}>
    <table className={css.rows}>
      <thead>
        <tr>
          <th>{t('levels.level')}</th>
          {[...BEFORE, 'is_fast' as const, ...AFTER].map((key) => (
            <th key={key}>{t(`levels.col.${key}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <LevelRow
            key={i + 1}
            level={i + 1}
            row={row}
            change={(part) => setRows(rows.map((one, at) => (at === i ? { ...one, ...part } : one)))}
          />
        ))}
      </tbody>
    </table>
  </div>
)

/** Where members would stand by the typed levels; asked of the server, nothing is changed. */
const Preview = ({ ladder, levels }: Pick<LevelTable, 'ladder'> & { levels: TypedLevel[] }) => {
  const { data, error } = useQuery(levelEffectQuery(ladder, levels))
  return (
    <section aria-live="polite">
      <h3 className={css.small}>{t('levels.preview')}</h3>
      {error ? <Text c="red">{error.message}</Text> : <Effects rows={data} />}
    </section>
  )
}

const LevelsForm = ({ table }: { table: LevelTable }) => {
  const { ladder, seen } = table
  const [rows, setRows] = useState(() => listRows(table.levels))
  const { reason, guard, field } = useReason()
  const levels = readRows(rows)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([rows, reason]),
    done: ({ data }: { data: { waits: boolean } }) => t(data.waits ? 'levels.waits' : 'levels.done'),
    run: (signal) => api.levelup.setLevels({ ladder, levels: levels ?? [], seen, reason }, { signal }),
    showFaults: () => undefined,
    refresh: refreshLevels,
  })
  return (
    <form noValidate onSubmit={guard(levels !== undefined, act)}>
      <Stack gap={16}>
        <Text size="sm">
          {t('levels.hint')} {t('levels.two')}
        </Text>
        <Rows rows={rows} setRows={setRows} />
        <div className={css.buttons}>
          <Button variant="default" disabled={rows.length >= MOST} onClick={() => setRows(addRow(rows))}>
            {t('levels.add')}
          </Button>
          <Button variant="subtle" color="gray" disabled={rows.length <= 1} onClick={() => setRows(rows.slice(0, -1))}>
            {t('levels.remove')}
          </Button>
        </div>
        {levels ? <Preview ladder={ladder} levels={levels} /> : <Text c="red">{t('levels.invalid')}</Text>}
        {field}
        <FormFoot state={state} confirm={t('levels.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for other levels, with where members would stand by them. */
export const askLevels = (table: LevelTable): string =>
  modals.open({
    modalId: DIALOG,
    title: t('levels.title', { ladder: t(`levels.ladders.${table.ladder}`) }),
    size: 1240,
    children: <LevelsForm table={table} />,
  })
