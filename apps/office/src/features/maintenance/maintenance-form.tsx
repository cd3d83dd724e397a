import { Button, Select, Textarea } from '@mantine/core'
import { languages } from '@moongate/i18n'
import { listNames } from '@moongate/contract/states'
import type { Maintenance } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { addAddress, type Draft } from './maintenance.rules.ts'

type Props = { draft: Draft; known: Maintenance; change: (part: Partial<Draft>) => void }

/** Words in each language, where people are sent, and who passes. */
export const MaintenanceForm = ({ draft, known, change }: Props) => (
  <>
    {listNames(languages).map((lang) => (
      <Textarea
        key={lang}
        label={t('maintenance.message', { language: languages[lang].native })}
        placeholder={known.usual[lang]}
        maxLength={500}
        autosize
        minRows={2}
        value={draft.message[lang]}
        onChange={(event) => change({ message: { ...draft.message, [lang]: event.currentTarget.value } })}
      />
    ))}
    <Select
      label={t('maintenance.redirect')}
      description={t(known.redirects.length > 0 ? 'maintenance.redirect_hint' : 'maintenance.redirect_none')}
      placeholder={t('maintenance.stay')}
      clearable
      data={known.redirects}
      value={draft.redirect === '' ? null : draft.redirect}
      onChange={(redirect) => change({ redirect: redirect ?? '' })}
    />
    <Textarea
      label={t('maintenance.passes')}
      description={t('maintenance.passes_hint')}
      autosize
      minRows={2}
      value={draft.passes}
      onChange={(event) => change({ passes: event.currentTarget.value })}
    />
    <Button variant="default" onClick={() => change({ passes: addAddress(draft.passes, known.address) })}>
      {t('maintenance.pass_me', { address: known.address })}
    </Button>
  </>
)
