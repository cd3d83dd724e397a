import { countProducts } from './count-products.ts'
import { type Product, startProduct } from './product.ts'

/**
 * A product for each worker; their addresses reach the journeys through the environment. With E2E_URL and E2E_DATABASE_URL
 * set the journeys go through one that runs already (NODE_ENV=test CAPTCHA_ANSWER=7777 TRUST_PROXY=1 npm start), in E2E_DATA_DIR.
 */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  const { E2E_URL: url, E2E_DATABASE_URL: database_url } = process.env
  if (url && database_url) {
    process.env.E2E_PRODUCTS = JSON.stringify([{ url, database_url, data_dir: process.env.E2E_DATA_DIR ?? '.data' }])
    return undefined
  }
  const products: Product[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(products.map((product) => product.stop()))
  }
  try {
    // The first builds what is stale; the others find it built.
    products.push(await startProduct(1))
    const others = Array.from({ length: countProducts() - 1 }, (_, at) => startProduct(at + 2))
    products.push(...(await Promise.all(others)))
  } catch (error) {
    await stop()
    throw error
  }
  process.env.E2E_PRODUCTS = JSON.stringify(
    products.map(({ url, database_url, data_dir }) => ({ url, database_url, data_dir })),
  )
  return stop
}

export default setup
