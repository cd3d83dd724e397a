// Where the files of a test run lie: databases are made and thrown away by the hundred.
import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

/** Linux's folder in memory: a file is made there in a twentieth of the time that a slow disk takes. */
const MEMORY = '/dev/shm'
/** A run amid its journeys had some 2 GiB there and in the system's cache. */
const NEEDED = 8 * 2 ** 30

/** Bytes that may be written there; what is written takes memory from what runs, so half of it is left alone. */
const measureSpace = () => {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem() / 2)
  } catch {
    return 0
  }
}

/** A folder in memory with `space` for a run, else the machine's own for such files; `asked` (TMPDIR) says otherwise. */
export const chooseScratch = ({ asked = process.env.TMPDIR, space = measureSpace() } = {}) =>
  asked || (space >= NEEDED ? MEMORY : tmpdir())
