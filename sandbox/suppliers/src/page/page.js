// The page of a game: it shows what the supplier has decided, and decides nothing itself.
const { session, texts } = JSON.parse(document.querySelector('#game').textContent)
const [balance, said, stake, button] = ['#balance', '#said', '#stake', '#play'].map((id) => document.querySelector(id))
const show = (minor) => (minor / 100).toFixed(2)

const play = async () => {
  button.disabled = true
  try {
    const body = JSON.stringify({ session, stake: Math.round(Number(stake.value) * 100) })
    const answer = await (await fetch('/sandbox/rounds', { method: 'POST', body, credentials: 'omit' })).json()
    if (answer.error) {
      said.textContent = answer.error === 'poor' ? texts.poor : texts.used
      return
    }
    balance.textContent = show(answer.balance)
    said.textContent = answer.payout > 0 ? `${texts.won} ${show(answer.payout)}` : texts.lost
  } catch {
    said.textContent = texts.failed
  } finally {
    button.disabled = false
  }
}

button.addEventListener('click', () => void play())
