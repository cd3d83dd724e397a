import { api } from '../../api/api.ts'
import { refreshSuppliers, type Supplier } from '../../api/suppliers.ts'
import { t } from '../../text.ts'
import { askTrialCall } from '../../widgets/trial-call.tsx'

/** Calls a supplier once, to see whether and how it answers. */
export const askTrial = ({ api_code, api_title }: Supplier): string =>
  askTrialCall({
    title: t('suppliers.test.title', { name: api_title }),
    lead: t('suppliers.test.lead'),
    call: async (signal) => (await api.games.testSupplier({ code: api_code }, { signal })).data,
    refresh: refreshSuppliers,
  })
