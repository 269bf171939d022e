// A file of its own, to be run before the app: in one go with it, it keeps the page from answering a touch.
import 'react-dom/client';
