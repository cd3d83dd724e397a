import { findKnownSuppliers } from '../games/index.ts'
import { findBooks } from './books.sql.ts'
import { chooseAsset, type Owner, type WalletDeps } from './deps.ts'
import { type Holdings, computeHoldings } from './holdings.rules.ts'
import { findHeardBalances } from './transfer.sql.ts'

/** All that belongs to a member and where it lies. Nobody outside is asked, so that it answers at once and never fails for a supplier. */
export const loadHoldings = async (d: WalletDeps, owner: Owner): Promise<Holdings> => {
  const asset = chooseAsset(owner, d.config.currency)
  const { balances } = await findBooks(d.db, owner.member_id, asset)
  const suppliers = (await findKnownSuppliers(d.db)).map(({ code, title }) => ({
    code,
    title,
    is_ours: d.suppliers[code]?.book === 'ours',
  }))
  const theirs = suppliers.filter(({ is_ours }) => !is_ours).map(({ code }) => code)
  const heard = theirs.length === 0 ? [] : await findHeardBalances(d.db, owner.member_id, asset, theirs)
  return computeHoldings(balances, suppliers, heard)
}
