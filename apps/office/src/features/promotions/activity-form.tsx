import { Button, NumberInput, SegmentedControl, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { ACTIVITY_CATEGORIES, ACTIVITY_SCENES, APPLY_TYPES, FREQUENCIES } from '@moongate/contract/promotions.states'
import { listNames } from '@moongate/contract/states'
import { type Lang, languages } from '@moongate/i18n'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Activity, refreshPromotions } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import {
  addField,
  type Draft,
  isWritten,
  readCountries,
  readDraft,
  toInputMoment,
  toWireMoment,
} from './draft.rules.ts'
import { FieldForm } from './field-form.tsx'
import { Preview } from './preview.tsx'
import css from './promotions.module.css'

const DIALOG = 'activity'
const RULE = fieldRules.reason
const LANGS = listNames(languages)
type Props = { draft: Draft; change: (part: Partial<Draft>) => void }

/** Dates, place, audience: what is the same in every language. */
const Terms = ({ draft, change }: Props) => (
  <div className={css.terms}>
    {(['start_at', 'end_at'] as const).map((name) => (
      <TextInput
        key={name}
        type="datetime-local"
        label={t(`promotions.${name}`)}
        withAsterisk
        value={toInputMoment(draft[name])}
        onChange={(event) => change({ [name]: toWireMoment(event.currentTarget.value) })}
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
    <div>
      <Text size="sm">{t('promotions.langs')}</Text>
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
      <Text size="xs">{t('promotions.everybody')}</Text>
    </div>
  </div>
)

/** How it is applied for. */
const Applying = ({ draft, change, lang }: Props & { lang: Lang }) => (
  <>
    <div className={css.terms}>
      <Select
        label={t('promotions.apply_type')}
        allowDeselect={false}
        data={listNames(APPLY_TYPES).map((value) => ({ value, label: t(`promotions.apply_types.${value}`) }))}
        value={draft.apply_type}
        onChange={(apply_type) => apply_type && change({ apply_type })}
      />
      <Select
        label={t('promotions.frequency')}
        allowDeselect={false}
        data={FREQUENCIES.map((value) => ({ value, label: t(`promotions.frequencies.${value}`) }))}
        value={draft.frequency}
        onChange={(frequency) => frequency && change({ frequency })}
      />
      {draft.apply_type === 'link' && (
        <TextInput
          label={t('promotions.link')}
          withAsterisk
          value={draft.link}
          onChange={(event) => change({ link: event.currentTarget.value.trim() })}
        />
      )}
      <Switch
        label={t('promotions.is_captcha')}
        checked={draft.is_captcha}
        onChange={(event) => change({ is_captcha: event.currentTarget.checked })}
      />
      <Switch
        label={t('promotions.visible')}
        checked={draft.visible}
        onChange={(event) => change({ visible: event.currentTarget.checked })}
      />
    </div>
    {draft.apply_type === 'form' && (
      <>
        <FieldForm fields={draft.fields} lang={lang} change={(fields) => change({ fields })} />
        <Button variant="default" onClick={() => change({ fields: addField(draft.fields) })}>
          {t('promotions.add_field')}
        </Button>
      </>
    )}
  </>
)

const ActivityForm = ({ activity }: { activity: Activity | undefined }) => {
  const [draft, setDraft] = useState(() => readDraft(activity))
  const [lang, setLang] = useState<Lang>('zh_cn')
  const [reason, setReason] = useState('')
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const asked = { ...draft, reason: reason.trim(), ...(activity && { id: activity.id, seen: activity.seen }) }
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(asked),
    done: t('promotions.saved'),
    run: (signal) => api.promotions.saveActivity(asked, { signal }),
    showFaults: () => undefined,
    refresh: refreshPromotions,
  })
  const complete = isWritten(draft) && findFieldFault(RULE, reason.trim()) === undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) void act()
      }}
    >
      <Stack gap={16}>
        <SegmentedControl
          aria-label={t('promotions.language')}
          data={LANGS.map((value) => ({ value, label: languages[value].native }))}
          value={lang}
          onChange={setLang}
        />
        <TextInput
          label={t('promotions.title')}
          maxLength={80}
          value={draft.title[lang] ?? ''}
          onChange={(event) => change({ title: { ...draft.title, [lang]: event.currentTarget.value } })}
        />
        <Textarea
          label={t('promotions.content')}
          description={t('promotions.content_hint')}
          autosize
          minRows={5}
          maxRows={14}
          value={draft.content[lang] ?? ''}
          onChange={(event) => change({ content: { ...draft.content, [lang]: event.currentTarget.value } })}
        />
        <Applying draft={draft} change={change} lang={lang} />
        <Terms draft={draft} change={change} />
        <Preview draft={draft} lang={lang} />
        <Textarea
          label={t('form.reason_label')}
          rows={2}
          maxLength={RULE.max}
          withAsterisk
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {!complete && <Text size="sm">{t('promotions.incomplete')}</Text>}
        <FormFoot state={state} confirm={t('promotions.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for an activity's words and terms; a new one without `activity`. */
export const askActivity = (activity?: Activity): string =>
  modals.open({
    modalId: DIALOG,
    title: t(activity ? 'promotions.edit_title' : 'promotions.add_title'),
    size: 820,
    children: <ActivityForm activity={activity} />,
  })
