export { askForDeletion, askForExport, redactCustomer } from './customer-requests.ts';
