/** What was typed of a time, with anything between hours and minutes → `09:30`; nothing for a time that no clock shows. */
export const parseTime = (typed: string): string | undefined => {
  const figures = typed.match(/\d+/g) ?? []
  const [hours = '', minutes = ''] = figures.length === 1 && figures[0]?.length === 4 ? splitFour(figures[0]) : figures
  const fits = figures.length <= 2 && /^\d{1,2}$/.test(hours) && /^\d{1,2}$/.test(minutes)
  return fits && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
    : undefined
}

const splitFour = (figures: string): string[] => [figures.slice(0, 2), figures.slice(2)]
