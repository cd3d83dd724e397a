/** How long one ball falls, and how long after the one before it begins. */
export const FALL_MS = 420
const STEP_MS = 180
/** The share of its fall after which a ball touches the ground for the first time; as in `fall` of ball.module.css. */
const GROUND = 0.55

/** When the ball at a place of a row, counted from 0, begins to fall; ms after the row came. */
export const computeStartMs = (place: number): number => place * STEP_MS

/** When the ball at a place of a row touches the ground, ms after the row came. */
export const computeGroundMs = (place: number): number => computeStartMs(place) + Math.round(FALL_MS * GROUND)

/** When the last of so many balls lies still, ms after the row came. */
export const computeRestMs = (count: number): number => (count > 0 ? computeStartMs(count - 1) + FALL_MS : 0)
