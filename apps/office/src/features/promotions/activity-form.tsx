import { SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { listNames } from '@moongate/contract/states'
import { type Lang, languages } from '@moongate/i18n'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Activity, refreshPromotions } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useReason } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { Applying } from './applying.tsx'
import { type Draft, isWritten, readDraft } from './draft.rules.ts'
import { OwnPicture } from './own-picture.tsx'
import { Preview } from './preview.tsx'
import { ReachEffect } from './reach.tsx'
import { Terms } from './terms.tsx'

const DIALOG = 'activity'
const LANGS = listNames(languages)

const ActivityForm = ({ activity }: { activity: Activity | undefined }) => {
  const [draft, setDraft] = useState(() => readDraft(activity))
  const [lang, setLang] = useState<Lang>('zh_cn')
  const { reason, guard, field } = useReason()
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const asked = { ...draft, reason, ...(activity && { id: activity.id, seen: activity.seen }) }
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(asked),
    done: t('promotions.saved'),
    run: (signal) => api.promotions.saveActivity(asked, { signal }),
    showFaults: () => undefined,
    refresh: refreshPromotions,
  })
  const complete = isWritten(draft)
  return (
    <form noValidate onSubmit={guard(complete, act)}>
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
        <OwnPicture draft={draft} change={change} />
        <Preview draft={draft} lang={lang} />
        <ReachEffect
          {...(activity && { id: activity.id })}
          level_from={draft.level_from}
          countries={draft.countries}
          visible={draft.visible}
        />
        {field}
        {!complete && <small>{t('promotions.incomplete')}</small>}
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
