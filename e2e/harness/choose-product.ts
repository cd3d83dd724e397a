import process from 'node:process'

/** Gives this worker the product that is its own: workers are numbered from 1. */
const products = JSON.parse(process.env.E2E_PRODUCTS ?? '[]') as {
  url: string
  database_url: string
  data_dir: string
}[]
const own = products[(Number(process.env.VITEST_POOL_ID) - 1) % products.length]
if (!own) throw new Error('no product for this worker: run the journeys through vitest, whose global setup starts them')
process.env.E2E_URL = own.url
process.env.E2E_DATABASE_URL = own.database_url
process.env.E2E_DATA_DIR = own.data_dir
