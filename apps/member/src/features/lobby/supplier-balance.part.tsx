import { lazily } from '../../start/lazily.tsx'
import { loadTexts } from '../../text.ts'

/** In a file of its own: only who chooses a supplier and is logged in sees it. */
export const SupplierBalance = lazily<{ api_code: string; title: string; closed: boolean }>(async () => {
  const [part] = await Promise.all([import('./supplier-balance.tsx'), loadTexts('member-transfer', 'member-money')])
  return { default: part.SupplierBalance }
})
