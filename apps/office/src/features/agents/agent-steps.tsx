import { api } from '../../api/api.ts'
import type { Agent } from '../../api/agents.ts'
import { t } from '../../text.ts'
import { askRates } from './rates-form.tsx'
import { askReason } from '../../widgets/reason-form.tsx'

/** Other rates for an agent, from now on. */
export const askNewRates = ({ member_id: id, member_name: name, rates }: Agent): string =>
  askRates({
    title: t('agents.rates_title', { name }),
    rates,
    reasoned: true,
    done: t('agents.rates_done', { name }),
    send: (typed, reason, signal) => api.team.setRates({ id, rates: typed, reason }, { signal }),
  })

/** How an agent is paid: by rates, or by a share in whole per cent. */
export const askModel = ({ member_id: id, member_name: name, model, share: now }: Agent): string =>
  askReason({
    title: t('agents.model_title', { name }),
    confirm: t('agents.save'),
    done: t('agents.model_done', { name }),
    line: { label: t('agents.share'), hint: t('agents.share_hint'), begin: model === 'revenue' ? String(now) : '' },
    send: (reason, signal, line) => {
      const share = line === '' ? 0 : Number(line)
      return api.team.setModel({ id, model: line === '' ? 'rates' : 'revenue', share, reason }, { signal })
    },
  })
