import { Text } from '@mantine/core'
import { api } from '../../api/api.ts'
import { type Plan, refreshSavings } from '../../api/savings.ts'
import { lang, t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'
import { CostFacts } from './cost-facts.tsx'

/** Asks whether a plan is opened for sale or closed. */
export const askSwitch = ({ id, seen, is_open, names, held }: Plan): string => {
  const name = names[lang]
  return askAct({
    title: t(is_open ? 'savings.close_title' : 'savings.open_title', { name }),
    about: (
      <>
        <Text size="sm">{t(is_open ? 'savings.close_hint' : 'savings.open_hint')}</Text>
        <CostFacts title={t('savings.held_now')} cost={held} />
      </>
    ),
    reason: {},
    confirm: t(is_open ? 'savings.close' : 'savings.open'),
    stops: is_open,
    done: t('savings.done', { name }),
    run: (reason, signal) => api.savings.switchPlan({ id, seen, is_open: !is_open, reason }, { signal }),
    refresh: refreshSavings,
  })
}
