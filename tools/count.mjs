// From vitest's JSON reports to one plain line.

/** Counts of one report. A file that could not be loaded, or an error outside every test, counts as one failure. */
export const countReport = (report, status) => {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** What failed, in a line each: file, test and what it said first. */
export const listFailures = (report) =>
  report.testResults.flatMap((file) => {
    const where = file.name?.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '') ?? ''
    const failed = file.assertionResults.filter((t) => t.status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`${where}: ${pickFirstLine(file.message)}`] : []
    return failed.map((t) => `${where} > ${t.fullName}: ${pickFirstLine(t.failureMessages?.[0])}`)
  })

/** Where a suite ended badly though none of its tests failed: how it ended, and what it complained of last. */
export const listOutside = (name, failures, { status, signal, complaints }) => {
  if (status === 0 || failures.length > 0) return []
  return [`${name}: outside every test (${signal ?? `exit code ${status}`})\n${complaints.trim()}`]
}

/** What the tests that draw by chance drew from, in a line each: repeated with `TEST_SEED=…` before their command. */
export const listSeeds = (report) => {
  const drawn = report.testResults.flatMap((file) => {
    const where = file.name?.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '') ?? ''
    return file.assertionResults.flatMap(
      (t) => t.fullName?.match(/\bTEST_SEED=\w+/g)?.map((seed) => `${where} ${seed}`) ?? [],
    )
  })
  return [...new Set(drawn)]
}

const pickFirstLine = (text = '') => text.split('\n', 1)[0]

/** The last line of a test run, and whether all is well: something ran and nothing failed. */
export const formatCount = (counts) => {
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
  const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')]
  return {
    line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ok: failed === 0 && passed > 0,
  }
}
