import { AllGames } from './all-games.tsx'

const AllGamesScreen = () => <AllGames popup={false} />

export default AllGamesScreen
