import { createDb } from '../../src/kernel/db.ts'
import { writeUntil } from './order.ts'

/** A process that commits events until its parent is gone. */
const [url = '', member_id = ''] = process.argv.slice(2)
const db = createDb(url)
const over = new AbortController()
process.on('disconnect', () => over.abort())
await Promise.all(Array.from({ length: 4 }, () => writeUntil(db, Number(member_id), over.signal)))
await db.close()
