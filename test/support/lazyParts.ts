// Loads the code of all lazy parts before a test runs, so that no test's time goes into compiling it.
import '@/features/account/LeavingStrip';
import '@/features/home/ComingChances';
import '@/features/moderation/accounts/TrustForm';
import '@/features/moderation/RatingEffect';
import '@/features/settings/accountCode';
import '@/parts/display/NearestNames';
import '@/parts/editing/deletionThunks';
import '@/parts/editing/editingCode';
import '@/parts/matches/MatchDetails';
import '@/parts/reports/reportingCode';
import '@/parts/spoilers/HiddenChange';
import '@/parts/ratings/RatedUntilLine';
import '@/parts/trust/TrustFacts';
import '@/ui/dialogs/ConfirmDialog';
import '@/ui/dialogs/PromptDialog';
import '@/ui/MenuPopup';
import '@/wiki/history/undoChange';
