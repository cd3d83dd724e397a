export type Count = { passed: number; failed: number; skipped: number }
type TestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
export function countReport(report: TestReport, status: number | null): Count
export function formatCount(counts: Count[]): { line: string; ok: boolean }
type FailureReport = {
  testResults: {
    name?: string
    status: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}
export function listFailures(report: FailureReport): string[]
type Ending = { status: number | null; signal: string | null; complaints: string }
export function listOutside(name: string, failures: string[], ending: Ending): string[]
export function listSeeds(report: Pick<FailureReport, 'testResults'>): string[]
