import { startProduct } from './product.ts'

/**
 * One product for all journeys; its addresses reach them through the environment. With E2E_URL and E2E_DATABASE_URL set the
 * journeys go through a product that runs already (NODE_ENV=test CAPTCHA_ANSWER=7777 TRUST_PROXY=1 npm start).
 */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.E2E_URL && process.env.E2E_DATABASE_URL) return undefined
  const product = await startProduct()
  process.env.E2E_URL = product.url
  process.env.E2E_DATABASE_URL = product.database_url
  return product.stop
}

export default setup
