import { Button, Select, Switch, TextInput } from '@mantine/core'
import { APPLY_TYPES, FREQUENCIES } from '@moongate/contract/promotions.states'
import { listNames } from '@moongate/contract/states'
import type { Lang } from '@moongate/i18n'
import { t } from '../../text.ts'
import { addField, type Draft } from './draft.rules.ts'
import { FieldForm } from './field-form.tsx'
import css from './promotions.module.css'

type Props = { draft: Draft; change: (part: Partial<Draft>) => void }

/** How it is applied for. */
export const Applying = ({ draft, change, lang }: Props & { lang: Lang }) => (
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
