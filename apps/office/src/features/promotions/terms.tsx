import { NumberInput, Select, Switch, Text, TextInput } from '@mantine/core'
import { ACTIVITY_CATEGORIES, ACTIVITY_SCENES } from '@moongate/contract/promotions.states'
import { listNames } from '@moongate/contract/states'
import { languages } from '@moongate/i18n'
import { t } from '../../text.ts'
import { MomentInput } from '../../widgets/day-input.tsx'
import { type Draft, readCountries } from './draft.rules.ts'
import css from './promotions.module.css'

const LANGS = listNames(languages)
type Props = { draft: Draft; change: (part: Partial<Draft>) => void }

/** Dates, place, audience: what is the same in every language. */
export const Terms = ({ draft, change }: Props) => (
  <div className={css.terms}>
    {(['start_at', 'end_at'] as const).map((name) => (
      <MomentInput
        key={name}
        label={t(`promotions.${name}`)}
        withAsterisk
        value={draft[name]}
        change={(moment) => change({ [name]: moment })}
      />
    ))}
    <Select
      label={t('promotions.category')}
      allowDeselect={false}
      data={ACTIVITY_CATEGORIES.map((value) => ({ value, label: t(`promotions.categories.${value}`) }))}
      value={draft.category}
      onChange={(category) => category && change({ category })}
    />
    <Select
      label={t('promotions.picture')}
      allowDeselect={false}
      data={ACTIVITY_SCENES.map((value) => ({ value, label: t(`promotions.scenes.${value}`) }))}
      value={draft.picture}
      onChange={(picture) => picture && change({ picture })}
    />
    <NumberInput
      label={t('promotions.position')}
      min={0}
      max={999}
      value={Number(draft.position)}
      onChange={(position) => change({ position: Number(position) })}
    />
    <NumberInput
      label={t('promotions.level_from')}
      min={0}
      max={16}
      value={Number(draft.level_from)}
      onChange={(level_from) => change({ level_from: Number(level_from) })}
    />
    <TextInput
      label={t('promotions.countries')}
      description={t('promotions.everybody')}
      placeholder="CN TH VN"
      defaultValue={draft.countries.join(' ')}
      onChange={(event) => change({ countries: readCountries(event.currentTarget.value) })}
    />
    <div className={css.langs}>
      <Text size="sm" c="dimmed">
        {t('promotions.langs')}
      </Text>
      {LANGS.map((lang) => (
        <Switch
          key={lang}
          size="xs"
          label={languages[lang].native}
          checked={draft.langs.includes(lang)}
          onChange={() =>
            change({
              langs: draft.langs.includes(lang) ? draft.langs.filter((l) => l !== lang) : [...draft.langs, lang],
            })
          }
        />
      ))}
      <Text size="xs" c="dimmed">
        {t('promotions.everybody')}
      </Text>
    </div>
  </div>
)
