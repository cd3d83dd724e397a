import { NativeSelect, TextInput } from '@mantine/core'
import { listNames } from '@moongate/contract/states'
import { PRIZE_TYPES, type PrizeType, WHEEL_PICS, type WheelPic } from '@moongate/contract/wheel.states'
import { type Lang, languages } from '@moongate/i18n'
import { motifUrls } from '@moongate/ui'
import { t } from '../../text.ts'
import { describeName } from './describe-name.ts'
import { PIC_TEXTS } from './pic-texts.ts'
import type { Row } from './prizes.rules.ts'
import css from './wheel.module.css'

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

/** One place of the wheel as it is typed. */
export const PrizeRow = ({ row, place, change }: RowProps) => (
  <fieldset className={css.prize}>
    <legend>
      {place} · {describeName(row.names)}
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
      data={WHEEL_PICS.map((value) => ({ value, label: t(PIC_TEXTS[value]) }))}
      onChange={(event) => change({ pic: event.currentTarget.value as WheelPic })}
    />
    <Names row={row} place={place} change={change} />
  </fieldset>
)
